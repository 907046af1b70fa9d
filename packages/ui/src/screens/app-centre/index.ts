export { AppCentre, type AppCentreProps, type CentreApp } from './AppCentre.tsx';
