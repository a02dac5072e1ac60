export interface PhoneAuthButtonProps {
  onCode: (code: string) => void
  onRefused: () => void
}
