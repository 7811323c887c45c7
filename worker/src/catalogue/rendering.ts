export { cachedPage } from '../http/pages/page-cache.ts'
export { dropUnusedCss } from '../http/pages/unused-css.ts'
