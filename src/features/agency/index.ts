export { OwnAgencySection } from './own-agency-section.tsx';
