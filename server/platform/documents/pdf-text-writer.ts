import type { Font } from 'harfbuzzjs';
import { type FontWeight, loadFont, splitIntoRuns, type TextRun } from './script-fonts.ts';

export type TextStyle = { size: number; weight?: FontWeight; colour?: string };
/**
 * Every reader of PDFs has these; a font of our own would take half a second to open for each
 * invoice.
 */
const plainFonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

type Position = { x: number; y: number };
type Piece = TextRun & { width: number; glyphs: Glyph[] | null };
type Glyph = { path: string; x: number; y: number; scale: number };

/**
 * Writes on the pages of a PDF in every script of the portal. Simple scripts are written as text.
 * Scripts that need shaping are drawn as outlines from HarfBuzz, with invisible text behind them
 * for copying, searching and screen readers.
 */
export class PdfTextWriter {
  readonly #page: PDFKit.PDFDocument;

  constructor(page: PDFKit.PDFDocument) {
    this.#page = page;
  }

  /** Writes one line; `x` is its left end, or its right one with `align: 'right'`. */
  async line(
    text: string,
    { x, y }: Position,
    style: TextStyle,
    align: 'left' | 'right' = 'left',
  ): Promise<void> {
    const pieces = await this.#piecesOf(text, style);
    let left = align === 'left' ? x : x - totalWidth(pieces);
    for (const piece of pieces) {
      this.#draw(piece, { x: left, y }, style);
      left += piece.width;
    }
  }

  /**
   * Writes as many lines as the text needs, breaking between words. @returns where the next line
   * would be
   */
  async paragraph(
    text: string,
    at: Position & { width: number },
    style: TextStyle,
  ): Promise<number> {
    let { y } = at;
    for (const line of await this.#wrapped(text, at.width, style)) {
      await this.line(line, { x: at.x, y }, style);
      y += lineHeight(line, style);
    }
    return y;
  }

  async #wrapped(text: string, width: number, style: TextStyle): Promise<string[]> {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      const fits = totalWidth(await this.#piecesOf(longer, style)) <= width;
      if (fits && lines.length > 0) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  async #piecesOf(text: string, style: TextStyle): Promise<Piece[]> {
    const weight = style.weight ?? 'regular';
    return Promise.all(
      splitIntoRuns(text).map(async (run) => {
        if (run.script !== 'plain')
          return shapeRun(run, await loadFont(run.script, weight), style.size);
        this.#page.font(plainFonts[weight]).fontSize(style.size);
        return { ...run, glyphs: null, width: this.#page.widthOfString(run.text) };
      }),
    );
  }

  #draw(
    piece: Piece,
    { x, y }: Position,
    { size, weight = 'regular', colour = '#111111' }: TextStyle,
  ): void {
    const page = this.#page.fillColor(colour);
    if (!piece.glyphs) {
      page
        .font(plainFonts[weight])
        .fontSize(size)
        .text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      return;
    }
    page.markContent('Span', { actual: piece.text });
    // Readers hang the text behind on a character, and the outlines are none.
    page
      .font(plainFonts[weight])
      .fontSize(size)
      .text(' ', x, y, { lineBreak: false, baseline: 'alphabetic' });
    for (const glyph of piece.glyphs) {
      page
        .save()
        .translate(x + glyph.x, y - glyph.y)
        .scale(glyph.scale, -glyph.scale)
        .path(glyph.path)
        .fill()
        .restore();
    }
    page.endMarkedContent();
  }
}

const totalWidth = (pieces: Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);

/** Nastaliq slopes down from the right: its lines need room. */
const lineHeight = (text: string, { size }: TextStyle) =>
  size * (splitIntoRuns(text).some(({ isRightToLeft }) => isRightToLeft) ? 2.2 : 1.5);

async function shapeRun(run: TextRun, font: Font, size: number): Promise<Piece> {
  const { Buffer, shape } = await import('harfbuzzjs');
  const buffer = new Buffer();
  buffer.addText(run.text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const scale = size / font.face.upem;
  let width = 0;
  const glyphs = buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = width + xOffset * scale;
    width += xAdvance * scale;
    const path = font.glyphToPath(codepoint);
    return path ? [{ path, x, y: yOffset * scale, scale }] : [];
  });
  return { ...run, width, glyphs };
}
