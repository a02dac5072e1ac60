import { useState } from 'react'
import { fewestApps } from '@domain/home-apps'
import { iconOf } from '@/shared/apps'
import { ActionSheet, Icon, type ActionSheetItem } from '@/ui'
import type { App } from '../offered'
import { moved, rowsOf, shiftOf, TILE } from './place'
import { useDrag } from './use-drag'
import './arrange.scss'

const GRID = 'apps-of-home'
const TOO_FEW = `首页至少保留${fewestApps}个应用`

interface ArrangeGridProps {
  apps: readonly App[]
  onChange: (codes: string[]) => void
}

/** The apps of the home page: lifted by a long press and dragged, or moved and taken away by the menu of a tile. */
export function ArrangeGrid({ apps, onChange }: ArrangeGridProps) {
  const codes = apps.map(({ code }) => code)
  const drag = useDrag(GRID, codes, onChange)
  const [menu, setMenu] = useState<string>()
  const remove = (code: string) => onChange(codes.filter((one) => one !== code))
  const choose = (key: string) => {
    const at = codes.indexOf(menu ?? '')
    setMenu(undefined)
    if (key === 'remove') remove(menu ?? '')
    else onChange(moved(codes, at, key === 'before' ? at - 1 : at + 1))
  }
  return (
    <>
      <div id={GRID} className='ap-grid' style={{ height: `${rowsOf(apps.length) * TILE}px` }}>
        {apps.map((app) => {
          const isLifted = drag.lifted?.code === app.code
          const place = isLifted ? (drag.lifted?.from ?? 0) : drag.order.indexOf(app.code)
          const shift = shiftOf(place, isLifted ? drag.lifted?.by : undefined)
          return (
            <div
              key={app.code}
              className={isLifted ? 'ap-tile ap-lifted' : 'ap-tile'}
              style={{ transform: isLifted ? `${shift} scale(1.1)` : shift }}
            >
              <button
                type='button'
                className='ap-face'
                aria-label={`${app.name}，第${drag.order.indexOf(app.code) + 1}个`}
                aria-haspopup='dialog'
                aria-pressed={isLifted || undefined}
                onClick={() => {
                  if (!drag.wasDrag()) setMenu(app.code)
                }}
                {...drag.events(app.code)}
              >
                <Icon name={iconOf(app.icon)} size={26} />
                <div className='ap-name'>{app.name}</div>
              </button>
              <button
                type='button'
                className='ap-mark'
                aria-label={`移除${app.name}`}
                disabled={apps.length <= fewestApps}
                onClick={() => remove(app.code)}
              >
                <Icon name='minus' size={14} className='ap-minus' />
              </button>
            </div>
          )
        })}
      </div>
      <div>
        <ActionSheet
          open={menu !== undefined}
          title={apps.find(({ code }) => code === menu)?.name}
          items={itemsFor(codes.indexOf(menu ?? ''), apps.length)}
          onChoose={choose}
          onClose={() => setMenu(undefined)}
        />
      </div>
    </>
  )
}

const itemsFor = (at: number, count: number): ActionSheetItem[] => [
  { key: 'before', text: '前移', disabled: at <= 0 },
  { key: 'after', text: '后移', disabled: at >= count - 1 },
  { key: 'remove', text: '移除', danger: true, ...(count <= fewestApps && { disabled: true, note: TOO_FEW }) },
]
