import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImageUrl } from '#contract/wire'
import {
  folderPath,
  imageAddress,
  isInLibrary,
  libraryImage,
  nameRefusal,
  newFolderPath,
  newImageName,
} from './name.ts'

describe('newImageName', () => {
  test.each([
    ['Ybor Smokehouse (front).JPG', 'ybor-smokehouse-front-abc.jpg'],
    ['Crème brûlée.jpeg', 'creme-brulee-abc.jpg'],
    ['../../etc/passwd.png', 'passwd-abc.jpg'],
    ['C:\\Users\\me\\truck.png', 'truck-abc.jpg'],
    ['..%2f..%2fx.png', '2f-2fx-abc.jpg'],
    ['.htaccess', 'picture-abc.jpg'],
    ['x.png\0.html', 'x-png-abc.jpg'],
    ['x.php.png', 'x-php-abc.jpg'],
    ['🚚🌮.png', 'picture-abc.jpg'],
    ['‮gpj.exe', 'gpj-abc.jpg'],
    ['"><img src=x>.png', 'img-src-x-abc.jpg'],
    ['', 'picture-abc.jpg'],
    ['a'.repeat(300), `${'a'.repeat(60)}-abc.jpg`],
  ])('makes %j into %s', (original, name) => {
    expect(newImageName(original, 'abc', 'image/jpeg')).toBe(name)
  })

  test('is safe in an address and a rename to itself is allowed, whatever the file was called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (original) => {
        const name = newImageName(original, 'abc', 'image/webp')
        expect(name).toMatch(/^[a-z0-9][a-z0-9-]*-abc\.webp$/)
        expect(nameRefusal(name, name)).toBeNull()
        expect(ImageUrl.parse(imageAddress('trailers', name))).toBe(`/images/trailers/${name}`)
      }),
    )
  })
})

describe('nameRefusal', () => {
  test.each(['front.png', 'Front view 2.png', 'a.b_c-d.png', `${'x'.repeat(96)}.png`])('takes %s', (name) => {
    expect(nameRefusal(name, 'old.png')).toBeNull()
  })

  test.each([
    '',
    'x',
    'x.svg',
    'x.PNG',
    '../x.png',
    'x/y.png',
    'x\\y.png',
    '.png',
    '.x.png',
    'a..png',
    '%2e.png',
    'x\0.png',
    'x\n.png',
    `${'x'.repeat(97)}.png`,
    '‮x.png',
  ])('refuses %j', (name) => {
    expect(nameRefusal(name, 'old.png')).toMatch(/\.$|ending/)
  })

  test('says how many characters a name that is too long has', () => {
    expect(nameRefusal(`${'x'.repeat(97)}.png`, 'old.png')).toBe('Use at most 100 characters; there are 101 now.')
  })

  // “Letters without accents, digits and dashes” also reads as if digits and dashes were refused.
  test('says of an accent that it is the accent, and nothing else', () => {
    expect(nameRefusal('Menú.png', 'old.png')).toContain('letters (no accents), digits')
  })

  test('takes only names whose address leads back to them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w .%-]{1,30}$/), (base) => {
        const name = `${base}.png`
        if (nameRefusal(name, 'old.png')) return
        expect(libraryImage(imageAddress('rentals', name))).toEqual({ folder: 'rentals', filename: name })
        expect(ImageUrl.safeParse(imageAddress('rentals', name)).success).toBe(true)
      }),
    )
  })
})

describe('libraryImage', () => {
  test('reads an address with a width, and nothing that is spelled in another way', () => {
    expect(libraryImage('/images/rentals/a%20b.png?w=640')).toEqual({ folder: 'rentals', filename: 'a b.png' })
    for (const url of [
      '/placeholder.jpg',
      'https://x.org/images/a/b.png',
      '/images/rentals/%61.png',
      '/images/a/%zz',
    ]) {
      expect(libraryImage(url)).toBeNull()
    }
  })
})

describe('isInLibrary', () => {
  test.each([
    '/images/a/b.png',
    '/%69mages/a/b.png',
    '/./images/a/b.png',
    '/images%2Fa/b.png',
    '/images/a/%zz',
    '/%69mages/%zz/../../images/x',
  ])('knows %s as an address of the library', (url) => expect(isInLibrary(url)).toBe(true))

  test.each(['/placeholder.jpg', '/imgs/4.jpg', '/imgs/%zz.jpg', 'https://x.org/images/a/b.png'])(
    'knows %s as one of something else',
    (url) => expect(isInLibrary(url)).toBe(false),
  )
})

describe('folders', () => {
  test('have aliases, and new ones a path of their own', () => {
    expect(['trailer', 'rentals', 'rental', 'equipment', 'menu', 'constructor'].map(folderPath)).toEqual([
      'trailers',
      'rentals',
      'rentals',
      'equipment',
      'menu',
      'constructor',
    ])
    expect(newFolderPath('Summer _Menu 2')).toBe('summer-menu-2')
    expect(['trailer', 'Rental', 'folders'].map(newFolderPath)).toEqual([null, null, null])
  })
})
