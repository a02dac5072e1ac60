import { useState } from 'react'
import type { Out } from '@contract'
import { useAct } from '@/blocks'
import { counted } from '@/telemetry/click-codes'
import { Icon, type IconName } from '@/ui'
import { confirmLogin } from '../confirm-login'
import { viewsText } from '../news-text'
import './article.scss'

type Detail = Out<'default GET /crmgas/news/detail'>
type Reactions = Pick<Detail, 'liked' | 'favorited' | 'likeCount'>

/** 点赞, 收藏, 分享 under the article (E 6.8); each shows its state in words as well. */
export function ReactionBar({ article, onShare }: { article: Detail; onShare: () => void }) {
  // What this visit changed; the article as it was read again knows it too.
  const [own, setOwn] = useState<Reactions | null>(null)
  const react = useAct('default POST /crmgas/news/react', { more: confirmLogin, done: setOwn })
  const { liked, favorited, likeCount } = own ?? article
  const toggle = (type: 'like' | 'favorite', on: boolean) => react.run({ articleId: article.articleId, type, on })
  const count = likeCount > 0 ? ` ${viewsText(likeCount)}` : ''
  return (
    <div className='na-bar'>
      <Reaction
        icon='good'
        text={`${liked ? '已赞' : '点赞'}${count}`}
        on={liked}
        busy={react.busy}
        onTap={liked ? () => void toggle('like', false) : counted('news_like', () => void toggle('like', true))}
      />
      <Reaction
        icon='star'
        text={favorited ? '已收藏' : '收藏'}
        on={favorited}
        busy={react.busy}
        onTap={() => void toggle('favorite', !favorited)}
      />
      {article.canShare && <Reaction icon='share' text='分享' onTap={onShare} />}
    </div>
  )
}

interface ReactionProps {
  icon: IconName
  text: string
  on?: boolean
  busy?: boolean
  onTap: () => void
}

function Reaction({ icon, text, on, busy, onTap }: ReactionProps) {
  return (
    <button
      type='button'
      className={`na-react${on ? ' na-on' : ''}${busy ? ' t3' : ''}`}
      disabled={busy}
      {...(on !== undefined && { 'aria-pressed': on })}
      onClick={onTap}
    >
      <Icon name={icon} size={20} {...(on && { filled: true })} />
      <span>{text}</span>
    </button>
  )
}
