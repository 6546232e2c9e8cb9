import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '5',
    paddingBlock: '2',
    borderWidth: '2px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed', transform: 'none' },
    _icon: { flexShrink: '0' },
    /* Nastaliq climbs above its line. */
    '&:lang(ur)': { minHeight: '3.75rem', paddingBlockStart: '3', paddingBlockEnd: '1' },
  },
  variants: {
    kind: {
      primary: { bg: 'accent', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      secondary: {
        bg: 'surface.raised',
        color: 'ink',
        borderColor: 'line.strong',
        _hover: { borderColor: 'ink', bg: 'surface.raised' },
      },
      ink: { bg: 'surface.inverse', color: 'ink.inverse', _hover: { opacity: '0.9' } },
      ghost: { bg: 'transparent', color: 'ink', _hover: { bg: 'surface.sunken' } },
      link: {
        color: 'accent.text',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        /* Its text is aligned with the text around it. */
        borderInlineWidth: '0',
        paddingInline: '0',
        _hover: { color: 'ink' },
      },
      danger: {
        bg: 'surface.raised',
        color: 'danger',
        borderColor: 'danger',
        _hover: { bg: 'danger.soft' },
      },
    },
    size: {
      md: {},
      sm: { minHeight: 'target', paddingInline: '4', paddingBlock: '1', fontSize: 'sm' },
    },
    wide: { true: { width: 'full' } },
    square: { true: { paddingInline: '0', width: 'control', flexShrink: '0' } },
  },
  compoundVariants: [
    { size: 'sm', square: true, css: { width: 'target' } },
    { size: 'sm', kind: 'link', css: { paddingInline: '0' } },
  ],
  defaultVariants: { kind: 'primary', size: 'md' },
});
