import { getComponentsAlias } from '@tarojs/runtime'
import { mergeInternalComponents, toDashed } from '@tarojs/shared'
import components from './components.json'

// Templates and runtime number the attributes of a component alike only when both know of all of them.
mergeInternalComponents(components)

// A changed attribute is looked up by its name as it is written, with dashes: without these a box would stay what it was for the ear.
for (const numbers of Object.values(getComponentsAlias()))
  for (const [name, number] of Object.entries(numbers)) if (/^aria[A-Z]/.test(name)) numbers[toDashed(name)] = number
