import flash.display.GradientType;
import flash.display.Graphics;
import flash.display.Sprite;
import flash.geom.Matrix;

/** The wheel: segments in the colours of four seasons, drawn for a radius. */
class Disc extends Sprite {
	/** Colours by season: winter, spring, summer, autumn. Dark ones pay nothing. */
	static final WINS = [0x5EA8F2, 0x58B86B, 0xF6B73C, 0xE8663F];

	static final DARKS = [0x1E3C74, 0x1D5440, 0x7A4A12, 0x6E2018];
	static final DARKER = [0x193263, 0x184636, 0x683E0E, 0x5D1A14];

	/** Payouts of the segments in order, as multiples of the stake. */
	public var segments:Array<Int> = [for (_ in 0...54) 0];

	var radius = 0.0;

	/** Degrees of one segment. */
	public var step(get, never):Float;

	function get_step():Float {
		return 360 / segments.length;
	}

	public function seasonOf(segment:Int):Int {
		return Std.int(segment * 4 / segments.length);
	}

	/** Draws the wheel anew, with its centre at the origin. */
	public function draw(radius:Float) {
		this.radius = radius;
		final g = graphics;
		g.clear();
		removeChildren();
		final gold = new Matrix();
		gold.createGradientBox(radius * 2, radius * 2, Math.PI / 3, -radius, -radius);
		g.beginGradientFill(GradientType.LINEAR, [0xFFF0C2, 0xF3AE3D, 0x8A4B12], [1, 1, 1], [0, 110, 255], gold);
		g.drawCircle(0, 0, radius);
		g.beginFill(0x2A0D25);
		g.drawCircle(0, 0, radius * 0.925);
		g.endFill();
		for (index in 0...segments.length)
			drawSegment(g, index);
		drawBulbs(g);
		for (season in 0...4)
			drawSeason(g, season);
		g.lineStyle(radius * 0.012, 0xFFD27A);
		g.drawCircle(0, 0, radius * 0.6);
		g.lineStyle();
	}

	function drawSegment(g:Graphics, index:Int) {
		final season = seasonOf(index);
		final pays = segments[index];
		g.lineStyle(radius * 0.006, 0x2A0D25, 0.8);
		g.beginFill(pays >= 8 ? 0xFFF3D6 : pays > 0 ? WINS[season] : index % 2 == 0 ? DARKS[season] : DARKER[season]);
		sector(g, angleOf(index - 0.5), angleOf(index + 0.5), radius * 0.6, radius * 0.915);
		g.endFill();
		g.lineStyle();
		if (pays == 0)
			return;
		final label = Shapes.payout(pays, radius * 0.072, 0x1B0716);
		final angle = angleOf(index);
		label.x = Math.cos(angle) * radius * 0.765;
		label.y = Math.sin(angle) * radius * 0.765;
		// Read from the rim to the centre, so that long numbers fit into a segment.
		label.rotation = angle * 180 / Math.PI + 180;
		addChild(label);
	}

	function drawBulbs(g:Graphics) {
		for (index in 0...27) {
			final angle = index * Math.PI * 2 / 27;
			g.beginFill(index % 2 == 0 ? 0xFFF8E4 : 0xB5651D);
			g.drawCircle(Math.cos(angle) * radius * 0.962, Math.sin(angle) * radius * 0.962, radius * 0.014);
		}
		g.endFill();
	}

	function drawSeason(g:Graphics, season:Int) {
		final of = [for (index in 0...segments.length) if (seasonOf(index) == season) index];
		final from = angleOf(of[0] - 0.5);
		final to = angleOf(of[of.length - 1] + 0.5);
		g.beginFill(DARKER[season]);
		sector(g, from, to, radius * 0.2, radius * 0.6);
		g.endFill();
		final emblem = Shapes.emblem(season, radius * 0.11);
		final middle = (from + to) / 2;
		emblem.x = Math.cos(middle) * radius * 0.42;
		emblem.y = Math.sin(middle) * radius * 0.42;
		emblem.rotation = middle * 180 / Math.PI + 90;
		addChild(emblem);
	}

	/** Radians of a segment's middle, clockwise from the right; segment 0 is at the top. */
	function angleOf(segment:Float):Float {
		return (segment * step - 90) * Math.PI / 180;
	}

	static function sector(g:Graphics, from:Float, to:Float, inner:Float, outer:Float) {
		final pieces = Math.ceil((to - from) / 0.2);
		final piece = (to - from) / pieces;
		g.moveTo(Math.cos(from) * outer, Math.sin(from) * outer);
		for (index in 0...pieces)
			arc(g, from + index * piece, piece, outer);
		g.lineTo(Math.cos(to) * inner, Math.sin(to) * inner);
		for (index in 0...pieces)
			arc(g, to - index * piece, -piece, inner);
		g.lineTo(Math.cos(from) * outer, Math.sin(from) * outer);
	}

	static function arc(g:Graphics, from:Float, turn:Float, radius:Float) {
		final control = radius / Math.cos(turn / 2);
		final middle = from + turn / 2;
		g.curveTo(Math.cos(middle) * control, Math.sin(middle) * control, Math.cos(from + turn) * radius, Math.sin(from + turn) * radius);
	}
}
