// Loaded with the first that is opened: what forms need is heavy.
export { AdministratorForm } from './AdministratorForm.tsx';
export { BaseTokenForm } from './BaseTokenForm.tsx';
export { ExchangeForm } from './ExchangeForm.tsx';
export { FeesForm } from './FeesForm.tsx';
