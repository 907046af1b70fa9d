import { Route, Routes } from 'react-router-dom';
import { PeopleScreen } from './PeopleScreen.tsx';
import { PersonScreen } from './PersonScreen.tsx';

/** The list of people, and the page of each. */
export const PeoplePlace = () => (
  <Routes>
    <Route index element={<PeopleScreen />} />
    <Route path=":id" element={<PersonScreen />} />
  </Routes>
);
