export { keptPage } from '../http/pages/kept-pages.ts'
export { leanPage } from '../http/pages/lean-page.ts'
