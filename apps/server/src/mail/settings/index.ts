export {
  forgetWithdrawnSkin,
  parameterDefaults,
  parametersOf,
  selectProfile,
  updateLanguage,
  updateParameters,
  updateSkin,
} from './settings.repository.ts';
