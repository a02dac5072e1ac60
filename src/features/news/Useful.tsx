import { useState } from 'react'
import type { Out } from '@contract'
import { useAct } from '@/blocks'
import { Button, Row } from '@/ui'
import { confirmLogin } from './confirm-login'

type Detail = Out<'default GET /crmgas/news/detail'>

/** 有用 / 没用: one of the two, taken back by a second tap. */
export function Useful({ article }: { article: Detail }) {
  const [useful, setUseful] = useState(article.useful)
  const react = useAct('default POST /crmgas/news/react', {
    more: confirmLogin,
    done: (answer) => setUseful(answer.useful),
  })
  const say = (type: 'useful' | 'useless') =>
    react.run({ articleId: article.articleId, type, on: useful !== (type === 'useful') })
  return (
    <Row gap={12} to='centre' top={24}>
      <Button kind={useful === true ? 'outline' : 'plain'} size='small' onTap={() => say('useful')}>
        有用
      </Button>
      <Button kind={useful === false ? 'outline' : 'plain'} size='small' onTap={() => say('useless')}>
        没用
      </Button>
    </Row>
  )
}
