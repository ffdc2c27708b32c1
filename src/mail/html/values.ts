import type { Color } from './color.ts';
import type { ColorFilter } from './filters.ts';
import type { Length } from './length.ts';
import type { Transform } from './shapes.ts';

export type Wide = 'inherit' | 'initial' | 'unset' | 'revert';
export type Paint = Color | 'currentcolor';

/** Values after parsing, before they are computed. Only what decides whether text can be seen. */
export interface Values {
  display: string;
  visibility: 'visible' | 'hidden' | 'collapse';
  opacity: number;
  fontSize: Length | string;
  color: Paint;
  textFill: Paint;
  fill: Paint | 'none';
  backgroundColor: Paint;
  /** `none`, an image that is not loaded, or the colours of a gradient. */
  backgroundImage: 'none' | 'image' | Paint[];
  backgroundClip: 'text' | 'box';
  /** Whether an image takes any room. */
  backgroundSize: Clip;
  position: string;
  float: string;
  left: Length | 'auto';
  right: Length | 'auto';
  top: Length | 'auto';
  bottom: Length | 'auto';
  width: Length | 'auto';
  height: Length | 'auto';
  maxWidth: Length | 'auto';
  maxHeight: Length | 'auto';
  minWidth: Length | 'auto';
  minHeight: Length | 'auto';
  overflowX: string;
  overflowY: string;
  paddingTop: Length;
  paddingBottom: Length;
  paddingLeft: Length;
  paddingRight: Length;
  marginLeft: Length | 'auto';
  marginTop: Length | 'auto';
  boxSizing: string;
  textIndent: Length;
  /** A number is a factor of the font size. */
  lineHeight: Length | number | 'normal';
  letterSpacing: Length | 'normal';
  textAlign: string;
  whiteSpace: string;
  /** Colours of the shadows that show; [] = none. */
  textShadow: readonly Paint[];
  strokeWidth: Length;
  strokeColor: Paint;
  textSecurity: boolean;
  clip: Clip;
  clipPath: Clip;
  transform: Transform;
  scale: Transform;
  rotate: Transform;
  translate: Transform;
  zoom: number;
  filter: readonly ColorFilter[] | 'all';
  mask: Clip;
  maskSize: Clip;
  blend: string;
  isolation: string;
  zIndex: number | 'auto';
  backface: string;
  fontSizeAdjust: number | 'none';
  fillOpacity: number;
  /** `size`, `paint` or both, as far as they decide what is cut. */
  contain: string;
  /** A grid with a single row of no height, which folds what can be folded. */
  gridRows: Clip;
  flexBasis: Length | 'auto';
  flexGrow: number;
  colorScheme: string;
  /** Colour of an inner shadow that fills the box. */
  innerShadow: Paint | 'none';
  /** As written. */
  animation: string;
  animationName: string;
  animationFillMode: string;
  contentVisibility: string;
}
/** Whether nothing of the box is left. */
export type Clip = 'all' | 'none';
export type Property = keyof Values;
export type Cascaded = { [P in Property]?: Values[P] | Wide };
