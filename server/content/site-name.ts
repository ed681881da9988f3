/** Name of the site in authenticator apps and passkeys, where it stands beside other sites. */
export const SITE_NAME = 'Cassiopeia'
