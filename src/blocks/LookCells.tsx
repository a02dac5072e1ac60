import { useState } from 'react'
import { ActionSheet, Cell, type ThemeChoice } from '@/ui'
import { chooseLook, useLookChoice } from './look'
import { TextSizeSheet } from './TextSizeSheet'

const THEME_NAMES: Record<ThemeChoice, string> = { system: '跟随系统', light: '浅色', dark: '深色' }
const SIZE_NAMES = { normal: '标准', large: '大字', care: '关怀模式' }

/** How the app looks on this phone, as two rows of a group (CV-4): 我的 and 设置. */
export function LookCells() {
  const look = useLookChoice()
  const [sheet, setSheet] = useState<'size' | 'theme' | null>(null)
  const close = () => setSheet(null)
  return (
    <>
      <Cell icon='text' title='字体与关怀模式' value={SIZE_NAMES[look.text]} onTap={() => setSheet('size')} />
      <Cell icon='moon' title='深色模式' value={THEME_NAMES[look.theme]} onTap={() => setSheet('theme')} />
      <TextSizeSheet open={sheet === 'size'} value={look.text} onClose={close} />
      <ActionSheet
        open={sheet === 'theme'}
        title='深色模式'
        items={(['light', 'system', 'dark'] as const).map((key) => ({
          key,
          text: THEME_NAMES[key],
          ...(key === look.theme && { note: '当前' }),
        }))}
        onChoose={(key) => {
          chooseLook({ theme: key as ThemeChoice })
          close()
        }}
        onClose={close}
      />
    </>
  )
}
