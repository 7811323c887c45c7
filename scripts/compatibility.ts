import { unstable_readConfig } from 'wrangler'

/** The date and flags by which workerd runs the product; whatever stands in for it, or is compared with it, takes the same. */
export const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: 'wrangler.toml' })
