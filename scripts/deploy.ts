import { build } from './build.ts'
import { loudly, say } from './command.ts'

async function must(...command: [string, ...string[]]): Promise<void> {
  if ((await loudly(...command)) !== 0) process.exit(1)
}

if (!process.env.SITE_URL?.startsWith('https://')) {
  console.error('✗ Say where the site will be: SITE_URL=https://www.example.org npm run deploy')
  process.exit(1)
}
await build()
say('Bringing the database up to date')
await must('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote')
say('Deploying')
await must('wrangler', 'deploy')
