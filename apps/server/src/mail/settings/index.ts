export {
  forgetWithdrawnSkin,
  parameterDefaults,
  parametersOf,
  selectLanguage,
  selectProfile,
  updateLanguage,
  updateParameters,
  updateSkin,
} from './settings.repository.ts';
