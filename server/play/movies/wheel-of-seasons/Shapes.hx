import flash.display.GradientType;
import flash.display.Graphics;
import flash.display.Shape;
import flash.geom.Matrix;
import flash.text.TextField;
import flash.text.TextFieldAutoSize;
import flash.text.TextFormat;

/** Shared drawings: texts, the evening, the emblems of the seasons. */
class Shapes {
	/** A line of text that sizes itself. */
	public static function label(size:Float, color:Int, isBold = false):TextField {
		final field = new TextField();
		field.defaultTextFormat = new TextFormat("Manrope", Math.round(size), color, isBold);
		field.autoSize = TextFieldAutoSize.LEFT;
		field.selectable = false;
		field.mouseEnabled = false;
		return field;
	}

	/** Replaces the text of a label; in another size if one is given. */
	public static function write(field:TextField, text:String, ?size:Float) {
		final format = field.defaultTextFormat;
		if (size != null)
			format.size = Math.round(size);
		field.defaultTextFormat = format;
		field.text = text;
		// The same text in another size.
		field.setTextFormat(format);
	}

	/** A panel, or a button. */
	public static function box(g:Graphics, x:Float, y:Float, width:Float, height:Float, radius:Float) {
		g.drawRoundRect(x, y, width, height, radius * 2, radius * 2);
	}

	/** Draws the sky, a moon where there is room, and the hills over the whole stage. */
	public static function evening(g:Graphics, width:Float, height:Float, hasMoon:Bool) {
		final box = new Matrix();
		g.clear();
		box.createGradientBox(width, height, Math.PI / 2);
		g.beginGradientFill(GradientType.LINEAR, [0x241340, 0x4A1C58, 0x7F2F5C, 0xB9534F, 0x6B2740], [1, 1, 1, 1, 1], [0, 87, 153, 199, 255], box);
		g.drawRect(0, 0, width, height);
		final glow = Math.max(width, height);
		box.createGradientBox(glow, glow, 0, (width - glow) / 2, height * 0.62 - glow / 2);
		g.beginGradientFill(GradientType.RADIAL, [0xFFB56B, 0xFF8F5E, 0xFF8F5E], [0.75, 0.28, 0], [0, 128, 255], box);
		g.drawRect(0, 0, width, height);
		for (index in 1...22) {
			g.beginFill(0xFFF3D6, 0.75);
			g.drawCircle((index * 0.618034 % 1) * width, (index * 0.381966 % 1) * height * 0.3 + 6, 0.8 + index % 3 * 0.4);
		}
		if (hasMoon)
			moon(g, width);
		hill(g, width, height, [0.71, 0.6, 0.68, 0.63, 0.72, 0.6], 0x4A1B3C);
		hill(g, width, height, [0.81, 0.73, 0.79, 0.84, 0.75, 0.83], 0x2B0D24);
		g.endFill();
	}

	static function moon(g:Graphics, width:Float) {
		final radius = Math.min(26, width * 0.035);
		final x = width * 0.88;
		final y = radius * 2.2;
		g.beginFill(0xFFE6B8, 0.85);
		g.moveTo(x, y - radius);
		g.cubicCurveTo(x - radius * 1.33, y - radius, x - radius * 1.33, y + radius, x, y + radius);
		g.cubicCurveTo(x - radius * 0.55, y + radius * 0.55, x - radius * 0.55, y - radius * 0.55, x, y - radius);
	}

	static function hill(g:Graphics, width:Float, height:Float, heights:Array<Float>, color:Int) {
		g.beginFill(color);
		g.moveTo(0, height);
		g.lineTo(0, heights[0] * height);
		final part = width / (heights.length - 1);
		for (index in 1...heights.length) {
			final from = heights[index - 1] * height;
			final to = heights[index] * height;
			final x = (index - 1) * part;
			g.cubicCurveTo(x + part / 2, from, x + part / 2, to, x + part, to);
		}
		g.lineTo(width, height);
	}

	/** The stand of a wheel, down to `bottom`. */
	public static function stand(g:Graphics, x:Float, y:Float, radius:Float, bottom:Float) {
		for (side in [-1, 1]) {
			g.beginFill(side < 0 ? 0x4A2416 : 0x371A10);
			g.moveTo(x, y);
			g.lineTo(x + side * radius * 0.16, y);
			g.lineTo(x + side * radius * 0.78, bottom);
			g.lineTo(x + side * radius * 0.6, bottom);
		}
		g.endFill();
	}

	/** Writes “×20” with strokes, because Flash does not turn text of the browser's fonts. The middle is at the origin. */
	public static function payout(pays:Int, height:Float, color:Int):Shape {
		final shape = new Shape();
		final text = "×" + pays;
		shape.graphics.lineStyle(height * 0.17, color);
		for (index in 0...text.length)
			digit(shape.graphics, text.charAt(index), (index - text.length / 2 + 0.14) * height * 0.86, height);
		return shape;
	}

	static function digit(g:Graphics, digit:String, x:Float, height:Float) {
		final width = height * 0.56;
		final half = height / 2;
		final points = switch digit {
			case "1": [0.15, -0.32, 0.55, -0.5, 0.55, 0.5];
			case "4": [1, 0.22, 0, 0.22, 0.72, -0.5, 0.72, 0.5];
			default: [];
		}
		for (index in 0...points.length >> 1)
			(index == 0 ? g.moveTo : g.lineTo)(x + points[index * 2] * width, points[index * 2 + 1] * height);
		switch digit {
			case "2":
				g.moveTo(x, -height * 0.22);
				g.cubicCurveTo(x + width * 0.05, -height * 0.62, x + width, -height * 0.62, x + width * 0.97, -height * 0.2);
				g.cubicCurveTo(x + width * 0.95, height * 0.08, x + width * 0.1, height * 0.24, x, half);
				g.lineTo(x + width, half);
			case "0":
				g.drawEllipse(x, -half, width, height);
			case "8":
				g.drawEllipse(x + width * 0.08, -half, width * 0.84, half * 0.94);
				g.drawEllipse(x, -half * 0.06, width, half * 1.06);
			case "×":
				g.moveTo(x + width * 0.1, -half * 0.2);
				g.lineTo(x + width * 0.8, half * 0.66);
				g.moveTo(x + width * 0.8, -half * 0.2);
				g.lineTo(x + width * 0.1, half * 0.66);
			default:
		}
	}

	/** The emblem of a season: snowflake, blossom, sun, leaf. */
	public static function emblem(season:Int, size:Float):Shape {
		final shape = new Shape();
		final g = shape.graphics;
		switch season {
			case 0:
				g.lineStyle(size * 0.17, 0xDDF1FF);
				for (index in 0...6) {
					final angle = index * Math.PI / 3;
					ray(g, angle, 0, size);
					for (side in [-1, 1]) {
						g.moveTo(Math.cos(angle) * size * 0.55, Math.sin(angle) * size * 0.55);
						g.lineTo(Math.cos(angle + side * 0.4) * size * 0.9, Math.sin(angle + side * 0.4) * size * 0.9);
					}
				}
			case 1:
				for (index in 0...5) {
					final angle = index * Math.PI * 0.4 - Math.PI / 2;
					g.beginFill(index % 2 == 0 ? 0xFFC1DA : 0xFFA9CB);
					g.drawCircle(Math.cos(angle) * size * 0.55, Math.sin(angle) * size * 0.55, size * 0.44);
				}
				g.beginFill(0xFFD65C);
				g.drawCircle(0, 0, size * 0.3);
			case 2:
				g.lineStyle(size * 0.19, 0xFFD65C);
				for (index in 0...8)
					ray(g, index * Math.PI / 4, size * 0.76, size * 1.04);
				g.lineStyle();
				g.beginFill(0xFFD65C);
				g.drawCircle(0, 0, size * 0.54);
			default:
				g.beginFill(0xF58A3C);
				g.moveTo(0, -size);
				g.curveTo(size * 1.15, -size * 0.1, 0, size * 0.75);
				g.curveTo(-size * 1.15, -size * 0.1, 0, -size);
				g.endFill();
				g.lineStyle(size * 0.12, 0x7A2A12);
				g.moveTo(0, -size * 0.55);
				g.lineTo(0, size * 1.08);
		}
		return shape;
	}

	static function ray(g:Graphics, angle:Float, from:Float, to:Float) {
		g.moveTo(Math.cos(angle) * from, Math.sin(angle) * from);
		g.lineTo(Math.cos(angle) * to, Math.sin(angle) * to);
	}
}
