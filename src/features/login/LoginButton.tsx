import type { Form } from '@/blocks'
import { useUser } from '@/stores'
import { Button } from '@/ui'

/** 登录 of every login form: 登录中 until the user is there; what follows is the toast's, and the button waits without a word. */
export function LoginButton<V>({ form, disabled = false }: { form: Form<V>; disabled?: boolean }) {
  const isIn = useUser(({ loginUserInfo }) => loginUserInfo !== null)
  return (
    <Button
      block
      size='xlarge'
      className='lg-submit mt16'
      disabled={disabled || (form.busy && isIn)}
      loading={form.busy && !isIn}
      loadingText='登录中'
      onTap={() => void form.submit()}
    >
      登录
    </Button>
  )
}
