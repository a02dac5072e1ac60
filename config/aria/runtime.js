import { mergeInternalComponents } from '@tarojs/shared'
import components from './components.json'

// Templates and runtime number the attributes of a component alike only when both know of all of them.
mergeInternalComponents(components)
