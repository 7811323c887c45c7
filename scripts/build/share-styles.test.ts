import { describe, expect, it } from 'vitest'
import { shareRules } from './share-styles.ts'

const FRAME = 'body{margin:0}.menu{display:flex}'
const CARD = '.card{color:red}@media (width>600px){.card{color:blue}.card:hover{color:green}}'
const ODD = ".a:before{content:\"}{\"}.b:after{content:'\\'}'}.c\\{d{top:0}"

describe('styles that pages share', () => {
  it.each([
    ['nothing', []],
    ['one page', [FRAME + CARD]],
    ['pages with the same frame', [FRAME + CARD, `${FRAME}.x{top:1px}`, `.y{top:2px}${FRAME}`]],
    ['rules in another order', [FRAME + CARD, CARD + FRAME]],
    ['a rule twice', [`.z{top:0}${FRAME}.z{top:0}`, '.z{top:0}']],
    ['braces in texts', [ODD + FRAME, FRAME + ODD]],
    ['statements without a block', ['@import "a.css";.x{top:0}', '.x{top:0}@import "b.css";']],
    ['an empty style', ['', FRAME]],
  ])('are whole again: %s', (_, styles) => {
    const { pieces, texts } = shareRules(styles)
    expect(texts.map((places) => places.map((place) => pieces[place]).join(''))).toEqual(styles)
  })

  it('stand once', () => {
    const { pieces } = shareRules([FRAME + CARD, `${FRAME}.x{top:1px}`, `${FRAME}${CARD}.y{top:2px}`])
    expect(pieces).toEqual([FRAME, CARD, '.x{top:1px}', '.y{top:2px}'])
    expect(shareRules(['.a{}.b{}', '.c{}.b{}']).pieces).toEqual(['.a{}', '.b{}', '.c{}'])
    expect(shareRules(['.a{}.b{}', '.a{}.c{}']).pieces).toEqual(['.a{}', '.b{}', '.c{}'])
  })
})
