import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import {
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationField,
  type RegistrationProblem,
  type RegistrationRules,
  registrationProblems,
  trimmed,
} from './registration.ts';

interface Input extends RegistrationRules {
  agreement: string | undefined;
  onSubmit: (registration: Registration) => void;
  fieldErrors?: Partial<Registration> | undefined;
}

const NO_ERRORS: Partial<Registration> = {};
const nothing = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, ''])) as Registration;

/** State of a registration form: its values, its errors so far, and its submit handler. */
export function useRegistration({ isUserName, getRules, agreement, onSubmit, fieldErrors = NO_ERRORS }: Input) {
  const words = useStrings().registrationForm;
  const [values, setValues] = useState(nothing);
  const [left, setLeft] = useState<ReadonlySet<RegistrationField>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [isAgreed, setAgreed] = useState(false);
  const [told, setTold] = useState({ errors: fieldErrors, stale: new Set<RegistrationField>() });
  if (told.errors !== fieldErrors) setTold({ errors: fieldErrors, stale: new Set() });
  const problems = registrationProblems(values, { isUserName, getRules });
  const wasTried = attempts > 0;
  const canAgree = agreement !== undefined;

  /** Don't mark an empty field before the first attempt. Mark invalid characters in the user name immediately. */
  const isShown = (field: RegistrationField, problem: RegistrationProblem) =>
    wasTried || (problem !== 'required' && (left.has(field) || field === 'userName'));

  const wordsOf = (field: RegistrationField, problem: RegistrationProblem): string => {
    if (problem === 'required') return words.required[field];
    if (problem === 'wrong') return field === 'userName' ? words.userNameWrong : words.mobileWrong;
    return words[problem];
  };

  return {
    rules: getRules(values.password),
    attempts,
    fieldProps: (field: RegistrationField) => {
      const problem = problems[field];
      const own = problem !== undefined && isShown(field, problem) ? wordsOf(field, problem) : undefined;
      return {
        name: field,
        isRequired: true,
        value: values[field],
        onChange: (text: string) => {
          setValues((known) => ({ ...known, [field]: text }));
          setTold((known) => ({ ...known, stale: new Set([...known.stale, field]) }));
        },
        onBlur: () => setLeft((known) => new Set([...known, field])),
        errorMessage: own ?? (told.stale.has(field) ? undefined : fieldErrors[field]),
      };
    },
    consent: { isAgreed, onChange: setAgreed, isMissing: wasTried && canAgree && !isAgreed },
    submit: () => {
      setAttempts((known) => known + 1);
      if (Object.keys(problems).length === 0 && canAgree && isAgreed) onSubmit(trimmed(values));
    },
  };
}
