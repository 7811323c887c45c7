import { unstable_readConfig } from 'wrangler'

/** The date and flags with which workerd runs the product; whatever replaces it, or is compared with it, uses the same. */
export const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: 'wrangler.toml' })
