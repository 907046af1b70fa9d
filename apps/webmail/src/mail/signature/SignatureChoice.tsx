import { chooseSignature, type Relation } from '@jinshu/api';
import { SignatureMenu } from '@jinshu/ui/signature-pane';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { signatureListOptions } from './signature.queries.ts';

export interface SignatureChoiceHandle {
  /** Called when the sender address changes: its signature replaces the one that was inserted automatically. */
  follow: (sender: string) => void;
}

export interface SignatureChoiceProps {
  sender: string;
  relation: Relation;
  /** Called to insert a signature into the message instead of the previous one, or with null to remove that. */
  onSign: (html: string | null, before: string | undefined) => void;
  ref?: Ref<SignatureChoiceHandle> | undefined;
}

/** Signature menu of the composer (CMP-10, CMP-35, CMP-56). */
export function SignatureChoice({ sender, relation, onSign, ref }: SignatureChoiceProps) {
  const { api } = useAccount();
  const navigate = useNavigate();
  const { data: list } = useQuery(signatureListOptions(api));
  const [chosen, setChosen] = useState<string>();
  const own = list && chooseSignature(list, { sender, relation });
  useImperativeHandle(ref, () => ({
    follow: (next) => {
      // A signature that was chosen by hand stays.
      if (!list || chosen !== undefined) return;
      const theirs = chooseSignature(list, { sender: next, relation });
      if (theirs?.id !== own?.id) onSign(theirs?.content ?? null, own?.content);
    },
  }));
  const value = chosen ?? (own ? String(own.id) : '');
  const signatures = (list?.results ?? []).filter(({ isActive }) => isActive).map((one) => ({ ...one, id: String(one.id) }));
  return (
    <SignatureMenu
      signatures={signatures}
      value={value}
      onChange={(signature) => {
        setChosen(signature?.id ?? '');
        onSign(signature?.content ?? null, signatures.find(({ id }) => id === value)?.content);
      }}
      onManage={() => void navigate('/setting/signature')}
    />
  );
}
