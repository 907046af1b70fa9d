import { type Language, setLanguage } from '@jinshu/api';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/index.ts';
import { useReport } from '../problem/index.ts';
import { loginInfoOptions } from '../session/index.ts';
import { forgetPickedLanguage } from './pickedLanguage.ts';

/** Returns a function that saves the selected language to the account (I18-05). */
export function useKeepLanguage(): (language: Language) => void {
  const queryClient = useQueryClient();
  const report = useReport();
  return (language) => {
    forgetPickedLanguage();
    queryClient.setQueryData(loginInfoOptions(api).queryKey, (info) => info && { ...info, language });
    // The texts of the organization come in the language of the account.
    api
      .call(setLanguage, { body: { language } })
      .then(() => queryClient.refetchQueries({ queryKey: loginInfoOptions(api).queryKey }))
      .catch(report);
  };
}
