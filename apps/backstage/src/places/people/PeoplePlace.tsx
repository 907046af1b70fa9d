import { Route, Routes } from 'react-router-dom';
import { ImportPeople } from './ImportPeople.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';
import { PersonJobScreen } from './PersonJobScreen.tsx';
import { PersonScreen } from './PersonScreen.tsx';

/** The list of people, the page of each, and work on many at once. */
export const PeoplePlace = () => (
  <Routes>
    <Route index element={<PeopleScreen />} />
    <Route path="import" element={<ImportPeople />} />
    <Route path="jobs/:id" element={<PersonJobScreen />} />
    <Route path=":id" element={<PersonScreen />} />
  </Routes>
);
