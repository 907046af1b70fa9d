import { Route, Routes } from 'react-router-dom';
import { BookScreen } from './BookScreen.tsx';
import { EditContact } from './EditContact.tsx';
import { ImportContacts } from './ImportContacts.tsx';

/** The company book, the form of a contact, and the import. */
export const BookPlace = () => (
  <Routes>
    <Route path="import" element={<ImportContacts />} />
    <Route path="contacts/:id" element={<EditContact />} />
    <Route path="*" element={<BookScreen />} />
  </Routes>
);
