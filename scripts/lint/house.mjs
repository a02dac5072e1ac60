/* The rules of this repository that no linter brings, as a plugin of oxlint. */
import { handlerRule } from './handlers.mjs'
import { selfRule, zoneRule } from './import-zones.mjs'
import { packageRule } from './packages.mjs'
import { pageKitRule } from './page-kit.mjs'
import { syntaxRule } from './syntax.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    handlers: handlerRule,
    'no-restricted-syntax': syntaxRule,
    'no-self-import': selfRule,
    packages: packageRule,
    'page-kit': pageKitRule,
    zones: zoneRule,
  },
}
