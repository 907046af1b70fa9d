import { type ReadingPanePlace, saveSetting } from '@jinshu/api';
import { ChoiceMenu } from '@jinshu/ui/list-toolbar';
import { useStrings } from '@jinshu/ui/provider';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import { loginInfoOptions, parametersOptions } from '../../core/session/index.ts';
import { messageViewStrings as s } from '../../mail/message/index.ts';

const places = ['right', 'below', 'off'] as const satisfies readonly ReadingPanePlace[];

/** Menu that chooses the place of the reading pane and saves it (SET-120). */
export function PaneMenu() {
  const { formatMessage } = useIntl();
  const { listToolbar } = useStrings();
  const { api, info, queryClient } = useAccount();
  const report = useReport();
  const choose = (id: string | null) => {
    const value = places.find((place) => place === id);
    if (!value) return;
    const keep = (readingPane: ReadingPanePlace) => {
      queryClient.setQueryData(loginInfoOptions(api).queryKey, (known) => known && { ...known, readingPane });
      queryClient.setQueryData(parametersOptions(api).queryKey, (known) => known && { ...known, readingPane });
    };
    keep(value);
    api.call(saveSetting, { body: { keyword: 'readingPane', value } }).catch((error) => {
      keep(info.readingPane);
      report(error);
    });
  };
  const options = places.map((id) => ({ id, label: formatMessage(s[`pane.${id}`]) }));
  return <ChoiceMenu label={listToolbar.readingPane} options={options} value={info.readingPane} onChoose={choose} />;
}
