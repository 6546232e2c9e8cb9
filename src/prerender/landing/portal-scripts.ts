/** The template of the landing page that has the scripts of the portal. */
export const portalScriptsId = 'portal-scripts';
