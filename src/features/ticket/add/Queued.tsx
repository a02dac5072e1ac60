import { ResultPage } from '@/blocks'
import { go } from '@/routes/go'

/** Filed without a network (Y-21). */
export const Queued = ({ isLeak }: { isLeak: boolean }) => (
  <ResultPage
    kind='pending'
    headline='已保存，联网后自动提交'
    text={isLeak ? '抢险请打电话，不要等待网络' : '请保持登录；提交后会有提示，也可在客户服务中查看'}
    primary={{ text: '查看客户服务', onTap: () => go('/subPages/customer-service/index', {}, { replace: true }) }}
    secondary={{ text: '返回首页', onTap: () => go('/pages/home/index/index') }}
  />
)
