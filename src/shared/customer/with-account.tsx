import { createElement, type ComponentType, type ReactElement } from 'react'
import { PageFrame } from '@/blocks'
import { isNewCustomer, useUser } from '@/stores'
import { Empty } from '@/ui'

/** A page about gas that was used or paid: a new customer, still without a gas account, reads what it waits for. */
export function withAccount<P extends object>(View: ComponentType<P>): (props: P) => ReactElement {
  return function OfAccount(props) {
    return useUser(isNewCustomer) ? (
      <PageFrame>
        <Empty text='新户，正在建立用气账户，首期读数上传后显示' />
      </PageFrame>
    ) : (
      createElement(View, props)
    )
  }
}
