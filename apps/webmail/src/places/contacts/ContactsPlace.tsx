import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { booksOf } from '../../mail/contact-picker/index.ts';
import { BookScreen } from './BookScreen.tsx';
import { bookSources } from './bookAddress.ts';

const EditContact = lazyPart(async () => (await import('./EditContact.tsx')).EditContact);

/** The address books (RTE-18). A book that the organization doesn't show leads to the personal one (PRM-08, PRM-09). */
export function ContactsPlace() {
  const { pathname, key } = useLocation();
  const { info, rights } = useAccount();
  const [params] = useSearchParams();
  useEffect(() => {
    if (rights.canChange) void EditContact.preload();
  }, [rights.canChange]);
  const name = pathname.split('/')[2];
  const source = bookSources.find((one) => one === name);
  if (!source || !booksOf(info).includes(source)) return <Navigate to="/contact/pab" state={{ isDirect: key === 'default' }} replace />;
  const edit = source === 'pab' && rights.canChange ? params.get('edit') : null;
  return (
    <BookScreen
      key={source}
      source={source}
      editor={
        edit !== null && (
          <Suspense>
            <EditContact key={edit} edit={edit} />
          </Suspense>
        )
      }
    />
  );
}
