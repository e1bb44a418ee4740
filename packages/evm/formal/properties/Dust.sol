// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SaleMath} from "../../src/libraries/SaleMath.sol";

/// @notice What a sale counts as sold is the tokens of all its base less `dust`: that is always the sum of what its buyers bought.
/// `sold` is that sum, `live` the base that is there, as in SaleBase; each step is one deposit or one refund.
contract DustProperties {
    function _tokens(uint256 base, uint256 numerator, uint256 denominator) private pure returns (uint256) {
        return SaleMath.tokensForBase(base, SaleMath.Price(numerator, denominator));
    }

    function _assume(uint256 live, uint256 base, uint256 numerator, uint256 denominator) private pure {
        require(numerator > 0 && denominator > 0 && numerator <= type(uint128).max && denominator <= 10 ** 42);
        require(live <= type(uint96).max && base <= type(uint96).max);
    }

    /// @notice A deposit keeps the sum exact, and its dust is one unit at most
    function depositKeepsSum(uint256 live, uint256 sold, uint256 base, uint256 numerator, uint256 denominator) external pure {
        _assume(live, base, numerator, denominator);
        uint256 before = _tokens(live, numerator, denominator);
        require(sold <= before);
        uint256 dust = before - sold;
        uint256 bought = _tokens(base, numerator, denominator);
        uint256 added = _tokens(live + base, numerator, denominator) - before - bought;
        assert(added <= 1);
        assert(_tokens(live + base, numerator, denominator) - (dust + added) == sold + bought);
    }

    /// @notice A refund of one of the deposits keeps it exact as well, and takes no more dust than there is
    function refundKeepsSum(uint256 live, uint256 others, uint256 base, uint256 numerator, uint256 denominator) external pure {
        _assume(live, base, numerator, denominator);
        require(base <= live);
        uint256 bought = _tokens(base, numerator, denominator);
        uint256 rest = _tokens(live - base, numerator, denominator);
        // the others bought one by one at most what their base buys at once
        require(others <= rest);
        uint256 dust = _tokens(live, numerator, denominator) - (others + bought);
        uint256 removed = _tokens(live, numerator, denominator) - rest - bought;
        assert(removed <= dust);
        assert(rest - (dust - removed) == others);
    }
}
