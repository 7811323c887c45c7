import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the pictures of README.md ask for a running server', () => {
  // Port 1: nothing listens there.
  const env = { ...process.env, PORT: '1' }
  const { status, stderr } = spawnSync('node', ['scripts/picture-readme.ts'], { encoding: 'utf8', env })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^✗ Nothing answers on http:\/\/127\.0\.0\.1:1\. Start the product first/)
})
