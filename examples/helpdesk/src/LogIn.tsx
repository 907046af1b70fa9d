import { LoginForm } from '@jinshu/ui/login-form';
import { useState } from 'react';

interface LogInProps {
  /** Yours: logs in, and says what is wrong if that fails. */
  logIn: (account: string, password: string) => Promise<string | undefined>;
  onDone: () => void;
}

/** The card before the desk. */
export function LogIn({ logIn, onDone }: LogInProps) {
  const [values, setValues] = useState({ account: '', password: '', isRemembered: false, securityAnswer: '' });
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    setPending(true);
    const found = await logIn(values.account, values.password);
    setPending(false);
    setProblem(found);
    if (found === undefined) onDone();
  };
  return (
    <LoginForm
      systemName="IT help desk"
      canRemember={false}
      values={values}
      onChange={setValues}
      errorMessage={problem}
      isPending={isPending}
      onSubmit={submit}
    />
  );
}
