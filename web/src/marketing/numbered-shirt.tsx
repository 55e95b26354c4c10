const kits = {
  white: ['fill-paper', 'fill-ink'],
  ink: ['fill-ink', 'fill-paper'],
  yellow: ['fill-[#f3c12f]', 'fill-ink'],
} as const

type NumberedShirtProps = { number: number; kit: keyof typeof kits; className?: string }

export const NumberedShirt = ({ number, kit, className = '' }: NumberedShirtProps) => {
  const [cloth, ink] = kits[kit]
  return (
    <svg className={`overflow-visible ${className}`} viewBox="0 0 48 48" aria-hidden="true">
      <path className={cloth} d="M16 4 7 8 1 19l8 5 3-4v23h24V20l3 4 8-5-6-11-9-4c-2 6-14 6-16 0Z" />
      <text className={`text-[16px] font-[750] font-stretch-88% [text-anchor:middle] ${ink}`} x="24" y="32">
        {number}
      </text>
    </svg>
  )
}
