import { Panel } from '@jinshu/ui/app-shell';
import { TemplatePane } from '@jinshu/ui/template-pane';
import { useIntl } from 'react-intl';
import { useTemplatePage } from '../../mail/template/index.ts';
import { LetterDialogs } from './LetterDialogs.tsx';
import { signatureStrings as s } from './signature.strings.ts';
import { useKeptLetters } from './useKeptLetters.ts';

/** Templates page (SET-53 to SET-56). */
export function TemplateScreen() {
  const { formatMessage } = useIntl();
  const page = useTemplatePage();
  const kept = useKeptLetters('template');
  return (
    <Panel>
      <TemplatePane
        title={formatMessage(s.templates)}
        {...page}
        onAdd={() => kept.setEdited('new')}
        onEdit={kept.setEdited}
        onDelete={kept.setDropped}
      />
      <LetterDialogs title={formatMessage(s.template)} kept={kept} />
    </Panel>
  );
}
