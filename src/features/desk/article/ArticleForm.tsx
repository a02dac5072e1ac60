import type { Out } from '@contract'
import { FormPage, useFormAct } from '@/blocks'
import { go, goBack } from '@/routes/go'
import { fieldsOf, inputOf, valuesOf, type ArticleValues, type Offered } from './article-fields'

/** Makes or changes an article (E 5.9); it is published on its page. */
export function ArticleForm({ article, offered }: { article?: Out<'btwob GET /article/detail'>; offered: Offered }) {
  const send = useFormAct('btwob POST /article/save', {
    once: true,
    input: (values: ArticleValues) => inputOf(values, article),
    dialog: ['2902', '2904', '44852'],
    ok: '已保存',
    done: ({ articleId }) => void (article ? goBack() : go('/pages/desk/article', { articleId }, { replace: true })),
  })
  return (
    <FormPage<ArticleValues>
      spaced
      title={article ? '编辑文章' : '新建文章'}
      submitText='保存'
      values={valuesOf(article, offered)}
      fields={fieldsOf(offered, article)}
      {...send}
    />
  )
}
