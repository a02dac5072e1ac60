import { Row, Sheet, usePalette } from '@/ui'
import { numberPicture, type NumberPaper } from './number-pictures'
import './find.scss'

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
      <div className='gutter'>
        {PLACES.map(({ paper, name, where }) => (
          <Row key={paper} gap={16} top={8}>
            <img className='find-place' src={numberPicture(paper, palette)} alt={`${name}示意图`} />
            <div className='grow'>
              <div className='fs-16 fw-m'>{name}</div>
              <div className='fs-14 t2'>{where}</div>
            </div>
          </Row>
        ))}
        <p className='fs-14 t2 mt8'>表具铭牌上的编号为表号，可在“表号查询”中使用</p>
      </div>
    </Sheet>
  )
}
