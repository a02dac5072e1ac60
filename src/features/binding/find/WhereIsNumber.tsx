import { Sheet, usePalette } from '@/ui'
import { numberPicture, type NumberPaper } from './number-pictures'

const PLACES: readonly { paper: NumberPaper; name: string; where: string }[] = [
  { paper: 'bill', name: '燃气账单', where: '账单右上角“客户编号”，10位数字' },
  { paper: 'card', name: 'IC卡', where: '卡片正面“户号”，10位数字' },
  { paper: 'contract', name: '供用气合同', where: '合同首页“客户编号”，10位数字' },
]

/** 户号在哪里？ (C 6.3) */
export function WhereIsNumber({ open, onClose }: { open: boolean; onClose: () => void }) {
  const palette = usePalette()
  return (
    <Sheet open={open} title='户号在哪里？' cancelText='关闭' onClose={onClose}>
      <div className='bd-sheet'>
        {PLACES.map(({ paper, name, where }) => (
          <div key={paper} className='bd-place'>
            <img className='bd-place-picture' src={numberPicture(paper, palette)} alt={`${name}示意图`} />
            <div className='grow'>
              <div className='bd-place-name'>{name}</div>
              <div className='fs-14 t2'>{where}</div>
            </div>
          </div>
        ))}
        <p className='bd-note'>表具铭牌上的编号为表号，可在“表号查询”中使用</p>
      </div>
    </Sheet>
  )
}
