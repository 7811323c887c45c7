import { describe, expect, it } from 'vitest'
import { CachingRouter } from './caching-router.ts'

function filled() {
  const router = new CachingRouter<string>()
  router.add('ALL', '*', 'all')
  router.add('GET', '/trailers/public', 'list')
  router.add('GET', '/trailers/:id', 'one')
  router.add('DELETE', '/trailers/:id', 'remove')
  return router
}

describe('the router of all calls', () => {
  it('finds the same for the same address, asked once or again', () => {
    const router = filled()
    for (let time = 0; time < 2; time++) {
      expect(router.match('GET', '/trailers/7')[0]).toEqual([
        ['all', {}],
        ['one', { id: '7' }],
      ])
      expect(router.match('DELETE', '/trailers/7')[0].map(([handler]) => handler)).toEqual(['all', 'remove'])
      expect(router.match('GET', '/trailers/8')[0].at(-1)).toEqual(['one', { id: '8' }])
    }
  })

  it('goes on to find what it cannot remember', () => {
    const router = filled()
    const long = 'x'.repeat(1000)
    for (let id = 0; id < 1200; id++)
      expect(router.match('GET', `/trailers/${id}`)[0].at(-1)).toEqual(['one', { id: `${id}` }])
    for (let time = 0; time < 2; time++)
      expect(router.match('GET', `/trailers/${long}`)[0].at(-1)).toEqual(['one', { id: long }])
  })

  it('knows a route that came after an address was asked for', () => {
    const router = filled()
    router.match('GET', '/trailers/7')
    router.add('GET', '/trailers/:id', 'after')
    expect(router.match('GET', '/trailers/7')[0].map(([handler]) => handler)).toEqual(['all', 'one', 'after'])
  })
})
