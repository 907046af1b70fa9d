import type { Parameters } from '@jinshu/api';
import { Checkbox } from '@jinshu/ui/checkbox';
import { NumberField } from '@jinshu/ui/number-field';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { Select, SelectItem } from '@jinshu/ui/select';
import { SessionTimeoutSelect, SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { Switch } from '@jinshu/ui/switch';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { paramStrings as s } from './param.strings.ts';
import { type DiskChoice, diskChoiceOf, inMegabytes, ofDiskChoice, type ParameterFaults, toBytes } from './parameterForm.ts';
import { ReadingPaneRow } from './ReadingPaneRow.tsx';

/** The form that the sections of the page are parts of. */
export interface ParameterFormProps {
  values: Parameters;
  faults: ParameterFaults;
  isChanged: (...names: (keyof Parameters)[]) => boolean;
  set: (part: Partial<Parameters>) => void;
}

const pageSizes = [10, 20, 50, 100] as const;

/** Section for reading and listing messages (SET-46, LST-26). */
export function ReadingParameters({ values, isChanged, set }: ParameterFormProps) {
  const { formatMessage } = useIntl();
  return (
    <SettingsSection title={formatMessage(s.reading)}>
      <SettingsRow label={formatMessage(s.readType)} help={formatMessage(s.readTypeHelp)} isChanged={isChanged('readType')}>
        <RadioGroup
          label={formatMessage(s.readType)}
          isLabelHidden
          orientation="horizontal"
          value={values.readType}
          onChange={(readType) => set({ readType: readType === 'text' ? 'text' : 'html' })}
        >
          <Radio value="html">{formatMessage(s.html)}</Radio>
          <Radio value="text">{formatMessage(s.text)}</Radio>
        </RadioGroup>
      </SettingsRow>
      <SettingsRow label={formatMessage(s.pageSize)} isChanged={isChanged('pageSize')}>
        {(labelId) => (
          <Select
            aria-labelledby={labelId}
            value={String(values.pageSize)}
            onChange={(key) => set({ pageSize: pageSizes.find((size) => String(size) === key) ?? values.pageSize })}
          >
            {pageSizes.map((size) => (
              <SelectItem key={size} id={String(size)}>
                {formatMessage(s.pageSizeOption, { count: size })}
              </SelectItem>
            ))}
          </Select>
        )}
      </SettingsRow>
      <ReadingPaneRow value={values.readingPane} isChanged={isChanged('readingPane')} onChange={(readingPane) => set({ readingPane })} />
      <SettingsRow label={formatMessage(s.time)} isChanged={isChanged('uses12Hours')}>
        <Switch isSelected={values.uses12Hours} onChange={(uses12Hours) => set({ uses12Hours })}>
          {formatMessage(s.uses12Hours)}
        </Switch>
      </SettingsRow>
    </SettingsSection>
  );
}

/** Section for new messages, saving of drafts, and attachments (SET-46 to SET-48, CMP-60). */
export function ComposingParameters({ values, faults, isChanged, set }: ParameterFormProps) {
  const { formatMessage } = useIntl();
  return (
    <SettingsSection title={formatMessage(s.composing)}>
      <SettingsRow label={formatMessage(s.defaults)} isChanged={isChanged('savesToSent', 'wantsReceipt', 'savesContacts')}>
        {(['savesToSent', 'wantsReceipt', 'savesContacts'] as const).map((name) => (
          <Checkbox key={name} isSelected={values[name]} onChange={(isOn) => set({ [name]: isOn })}>
            {formatMessage(s[name])}
          </Checkbox>
        ))}
      </SettingsRow>
      <SettingsRow label={formatMessage(s.draft)} isChanged={isChanged('autosaves', 'draftAutosaveMinutes')}>
        <Switch isSelected={values.autosaves} onChange={(autosaves) => set({ autosaves })}>
          {formatMessage(s.autosaves)}
        </Switch>
        <NumberField
          aria-label={formatMessage(s.minutes)}
          unit={formatMessage(s.minutesUnit)}
          isDisabled={!values.autosaves}
          value={values.draftAutosaveMinutes}
          onChange={(draftAutosaveMinutes) => set({ draftAutosaveMinutes })}
          errorMessage={faults.draftAutosaveMinutes && formatMessage(s.minutesRule)}
        />
      </SettingsRow>
      <SettingsRow label={formatMessage(s.disk)} isChanged={isChanged('movesAllToDisk', 'movesLargeToDisk', 'diskThreshold')}>
        <RadioGroup
          label={formatMessage(s.disk)}
          isLabelHidden
          orientation="horizontal"
          value={diskChoiceOf(values)}
          onChange={(choice) => set(ofDiskChoice(choice as DiskChoice))}
        >
          <Radio value="none">{formatMessage(s.diskNone)}</Radio>
          <Radio value="all">{formatMessage(s.diskAll)}</Radio>
          <Radio value="large">{formatMessage(s.diskLarge)}</Radio>
        </RadioGroup>
        {values.movesLargeToDisk && (
          <NumberField
            aria-label={formatMessage(s.threshold)}
            unit="MB"
            hasSteppers={false}
            value={inMegabytes(values.diskThreshold)}
            onChange={(megabytes) => set({ diskThreshold: toBytes(megabytes) })}
            errorMessage={faults.diskThreshold && formatMessage(s.thresholdRule)}
          />
        )}
      </SettingsRow>
    </SettingsSection>
  );
}

/** Notices of new mail, and when an idle session ends (SET-48, SES-15). The organization decides which times are offered (BAK-72). */
export function NoticeParameters({ values, isChanged, set }: ParameterFormProps) {
  const { formatMessage } = useIntl();
  const { info } = useAccount();
  return (
    <SettingsSection title={formatMessage(s.notices)}>
      <SettingsRow label={formatMessage(s.remind)} isChanged={isChanged('remindsOfNewMail')}>
        <Switch isSelected={values.remindsOfNewMail} onChange={(remindsOfNewMail) => set({ remindsOfNewMail })}>
          {formatMessage(s.remindsOfNewMail)}
        </Switch>
      </SettingsRow>
      <SettingsRow label={formatMessage(s.idle)} help={formatMessage(s.idleHelp)} isChanged={isChanged('idleAfter')}>
        {(labelId) => (
          <SessionTimeoutSelect
            aria-labelledby={labelId}
            value={values.idleAfter}
            choices={info.idleChoices}
            onChange={(idleAfter) => set({ idleAfter: idleAfter as Parameters['idleAfter'] })}
          />
        )}
      </SettingsRow>
    </SettingsSection>
  );
}
