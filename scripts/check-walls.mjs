/*
 * Do the walls of eslint.config.mjs stand? Each line below is put into a file of the repository in thought; ESLint must refuse it
 * (or let it pass) for the rule named. A wall that silently stopped working would be seen here. And no modules import each other in a
 * circle (lib/cycles.mjs).
 */
import { ESLint } from 'eslint'
import importX from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'
import config from '../eslint.config.mjs'
import { importCircles } from './lib/cycles.mjs'
import { root } from './lib/paths.mjs'

const paths = 'import-x/no-restricted-paths'
const packages = 'house/packages'
const pageKit = 'house/page-kit'

/** file, code, rule that must speak (null: none) */
const cases = [
  ['src/pages/me/me.tsx', "import { call } from '@/request'", paths],
  ['src/pages/me/me.tsx', "import x from '@/features/home/home/HomeView'", paths],
  ['src/pages/me/me.tsx', "import { HomeView } from '@/features/home'", null],
  ['src/subPages/settings/settings.tsx', "import { call } from '@/request'", paths],
  ['src/subPagesB/pages/x.tsx', "import x from '@/features/home/home/HomeView'", paths],
  ['src/shared/customer/x.ts', "import { page } from '@/blocks'", null],
  ['src/shared/customer/x.ts', "import { meterName } from '@/shared/meter'", null],
  ['src/shared/customer/x.ts', "import { meterName } from '@/shared/meter/meter-look'", paths],
  ['src/features/home/x.ts', "import { usePayNow } from '@/shared/pay'", null],
  ['src/features/home/x.ts', "import { usePayNow } from '@/shared/pay/use-pay-now'", paths],
  ['src/app-start.ts', "import { usePayNow } from '@/shared/pay/use-pay-now'", paths],
  ['src/blocks/x.ts', "import { usePayNow } from '@/shared/pay'", paths],
  ['src/blocks/x.ts', "export type Bills = Out<'default GET /crmgas/bill/list'>", pageKit],
  ['src/blocks/form/use-sms.ts', "call('default POST /crmgas/portal/sms/sendSms')", null],
  ['src/request/x.ts', "import { useUser } from '@/stores'", paths],
  ['src/features/home/x.ts', "import y from '@/features/login'", paths],
  ['src/features/bills/list/x.ts', "import y from '../details/part-pay'", paths],
  ['src/features/bills/list/x.ts', "import y from '../bill-model'", null],
  ['src/features/home/x.ts', "import { Button } from '@/ui'", null],
  ['src/features/home/x.ts', "import Taro from '@tarojs/taro'", packages],
  ['src/features/home/x.ts', "import { useQuery } from '@tanstack/react-query'", packages],
  ['src/features/home/x.ts', "import { contract } from '@contract'", packages],
  ['src/features/home/x.ts', "import type { In } from '@contract'", null],
  ['src/ui/x.ts', "import { call } from '@/request'", paths],
  ['src/blocks/x.ts', "import { Button } from '@nutui/nutui-react-taro'", packages],
  ['src/stores/x.ts', "import { Button } from '@/ui'", paths],
  ['src/platform/x.ts', "import { openLite } from '../../gateway/db/connect'", paths],
  ['domain/x.ts', "import { contract } from '@contract'", paths],
  ['domain/x.ts', "import fs from 'node:fs'", packages],
  ['domain/x.ts', "import Big from 'big.js'", packages],
  ['domain/decimal.ts', "import Big from 'big.js'", null],
  ['gateway/modules/payment/handlers.ts', "import { sql } from 'kysely'", packages],
  ['gateway/modules/file/images.ts', "import { execFile } from 'node:child_process'", packages],
  ['gateway/db/folder.ts', "import { execFileSync } from 'node:child_process'", null],
  ['gateway/modules/desk/handlers.ts', "import { listTasks } from './repo'", paths],
  ['gateway/modules/membership/caller-handlers.ts', "import { liveById } from './repo'", paths],
  ['gateway/modules/metering/handlers/meters.ts', "import { setAlias } from '../repo/meter'", paths],
  ['gateway/demo/handlers.ts', "import { newestOutbox } from './outbox-repo'", paths],
  ['gateway/modules/metering/handlers/meters.ts', "import { ownMeter } from '../meter/own-meters'", null],
  ['gateway/modules/payment/repo.ts', "import { sql } from 'kysely'", null],
  ['gateway/modules/payment/rules/x.ts', "import { openLite } from '../../../db/connect'", paths],
  ['gateway/modules/payment/service.ts', "import { x } from '../identity/login'", paths],
  ['gateway/modules/payment/service.ts', "import { x } from '../identity/service'", null],
  ['gateway/modules/identity/login.ts', "import { customerOf } from '../membership/service'", paths],
  ['gateway/modules/membership/customers.ts', "import { arrearsOfAll } from '../billing/service'", paths],
  ['gateway/modules/payment/service.ts', "import { seedPayment } from '../../demo/money'", paths],
  ['gateway/ports/create.ts', "import { htmlOf } from '../demo/content/html'", paths],
  ['gateway/demo/x.ts', "import { identityHandlers } from '../modules/identity/handlers'", paths],
  ['gateway/demo/x.ts', "import { seal } from '../modules/identity/secret'", null],
  ['gateway/app.ts', "import { Button } from '../src/ui'", paths],
]

const names = [paths, packages, pageKit]
const isOn = ({ rules }, name) => rules?.[name] !== undefined && rules[name] !== 'off'

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  // The walls only, without type information: the files exist in thought.
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser }, plugins: { 'import-x': importX } },
    ...config
      .filter((one) => one.settings || one.plugins?.house)
      .map(({ plugins, settings }) => ({ plugins: { house: plugins?.house }, settings })),
    ...config
      .filter((one) => names.some((name) => isOn(one, name)))
      .map(({ files, rules }) => ({
        files,
        rules: Object.fromEntries(names.filter((name) => isOn({ rules }, name)).map((name) => [name, rules[name]])),
      })),
  ],
})

const wrong = []
for (const [file, code, expected] of cases) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file })
  const said = result.messages.map((message) => message.ruleId ?? message.message)
  const isRight = expected === null ? said.length === 0 : said.includes(expected)
  if (!isRight) wrong.push(`${file}: ${code}  ->  ${said.join(', ') || 'nothing'}, expected ${expected ?? 'nothing'}`)
}
const circles = importCircles()
for (const one of [...wrong, ...circles]) process.stderr.write(`${one}\n`)
process.stdout.write(
  `walls: ${cases.length - wrong.length} of ${cases.length} as expected, ${circles.length} import circles\n`,
)
process.exitCode = wrong.length + circles.length > 0 ? 1 : 0
