import { Dialog } from '@jinshu/ui/dialog';
import { ShortcutOverview } from '@jinshu/ui/shortcut';
import { Switch } from '@jinshu/ui/switch';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { shortcutPreference } from '../../core/shortcut/index.ts';
import { shortcutStrings as s } from './shortcut.strings.ts';
import { shortcutMap } from './shortcutMap.ts';

/** All keys with what they do, and the switch that turns those that write a sign off (D-145). */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const isOn = useSyncExternalStore(shortcutPreference.subscribe, shortcutPreference.isOn);
  return (
    <Dialog
      title={formatMessage(s.title)}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footerStart={
        <Switch isSelected={isOn} onChange={shortcutPreference.set} description={formatMessage(s.switchHelp)}>
          {formatMessage(s.switch)}
        </Switch>
      }
    >
      <ShortcutOverview
        groups={Object.entries(shortcutMap).map(([id, shortcuts]) => ({
          id,
          title: formatMessage(s[`group.${id as keyof typeof shortcutMap}`]),
          shortcuts: shortcuts.map(({ id: shortcut, keys }) => ({ id: shortcut, label: formatMessage(s[shortcut]), keys })),
        }))}
      />
    </Dialog>
  );
}
