import { getComponentsAlias } from '@tarojs/runtime'
import { mergeInternalComponents, toDashed } from '@tarojs/shared'
import components from './components.json'
import kept from './kept.json'

// Templates and runtime number the attributes of a component alike only when both know of all of them.
const all = mergeInternalComponents(components)
for (const [name, attributes] of Object.entries(kept))
  for (const attribute of Object.keys(all[name])) if (!attributes.includes(attribute)) delete all[name][attribute]

const numbered = getComponentsAlias()
// An attribute of an HTML tag that changes is looked up by its name as it is written, with dashes: without these the ear would be
// told what stood there at first.
for (const numbers of Object.values(numbered))
  for (const [name, number] of Object.entries(numbers)) if (/^aria[A-Z]/.test(name)) numbers[toDashed(name)] = number
// The tag is drawn as a view; WeChat's component of the same name, which nobody uses, has none of these attributes.
delete numbered.span
