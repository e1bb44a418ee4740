// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {LockMath} from "../../src/libraries/LockMath.sol";
import {SaleMath} from "../../src/libraries/SaleMath.sol";
import {ProRataMath} from "../../src/prorata/ProRataMath.sol";

/// @notice The formulas that TypeScript repeats, over many vectors in one call: `packages/contracts/test/formulas.test.ts`.
contract FormulaHarness {
    error UnknownFormula(string name);

    /// @param args the arguments of all vectors, one after another
    /// @param arity how many make one vector
    function run(string calldata name, uint256[] calldata args, uint256 arity)
        external
        pure
        returns (uint256[] memory results)
    {
        function(uint256[] calldata) pure returns (uint256) formula = _formula(keccak256(bytes(name)), name);
        results = new uint256[](args.length / arity);
        for (uint256 i; i < results.length; ++i) {
            results[i] = formula(args[i * arity:(i + 1) * arity]);
        }
    }

    function _formula(bytes32 id, string calldata name)
        private
        pure
        returns (function(uint256[] calldata) pure returns (uint256))
    {
        if (id == keccak256("tokensForBase")) return _tokensForBase;
        if (id == keccak256("liquidityBase")) return _liquidityBase;
        if (id == keccak256("liquidityTokens")) return _liquidityTokens;
        if (id == keccak256("amountNeeded")) return _amountNeeded;
        if (id == keccak256("amountNeededForGrow")) return _amountNeededForGrow;
        if (id == keccak256("baseFeeAmount")) return _baseFeeAmount;
        if (id == keccak256("tokenFeeAmount")) return _tokenFeeAmount;
        if (id == keccak256("referralPool")) return _referralPool;
        if (id == keccak256("referralReward")) return _referralReward;
        if (id == keccak256("vestingOwed")) return _vestingOwed;
        if (id == keccak256("releasedAmount")) return _releasedAmount;
        if (id == keccak256("partsDue")) return _partsDue;
        if (id == keccak256("shareOfLeft")) return _shareOfLeft;
        if (id == keccak256("handBack")) return _handBack;
        if (id == keccak256("progress")) return _progress;
        if (id == keccak256("proRataRest")) return _proRataRest;
        revert UnknownFormula(name);
    }

    function _tokensForBase(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.tokensForBase(a[0], SaleMath.price(a[1], a[2], a[3]));
    }

    function _liquidityBase(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.liquidityBase(a[0], a[1], a[2], a[3]);
    }

    function _liquidityTokens(uint256[] calldata a) private pure returns (uint256) {
        uint256 base = SaleMath.liquidityBase(a[0], a[1], a[2], a[3]);
        return SaleMath.tokensForBaseUp(base, SaleMath.price(a[4], a[5], a[6]));
    }

    function _amountNeeded(uint256[] calldata a) private pure returns (uint256) {
        SaleMath.Price memory sale = SaleMath.price(a[1], a[3], a[4]);
        return SaleMath.amountNeeded(a[0], sale, SaleMath.price(a[2], a[3], a[4]), a[5], a[6], a[7], a[8]);
    }

    function _amountNeededForGrow(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.amountNeededForGrow(a[0], SaleMath.price(a[1], a[2], a[3]), a[4]);
    }

    function _baseFeeAmount(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.baseFeeAmount(a[0], a[1]);
    }

    function _tokenFeeAmount(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.tokenFeeAmount(a[0], a[1]);
    }

    function _referralPool(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.referralPool(a[0], a[1], a[2], a[3]);
    }

    function _referralReward(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.referralShare(a[0], a[1], a[2]);
    }

    function _vestingOwed(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.vestingOwed(a[0], a[1], a[2], a[3], a[4], a[5]);
    }

    function _releasedAmount(uint256[] calldata a) private pure returns (uint256) {
        return LockMath.released(a[0], a[1], a[2], a[3], a[4], a[5]);
    }

    function _partsDue(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.partsDue(a[0], a[1], a[2], a[3]);
    }

    function _shareOfLeft(uint256[] calldata a) private pure returns (uint256) {
        return SaleMath.shareOfLeft(a[0], a[1], a[2]);
    }

    /// @dev The part of a deposit that stays because it bought the tokens claimed.
    function _handBack(uint256[] calldata a) private pure returns (uint256) {
        SaleMath.Price memory price = SaleMath.price(a[1], a[2], a[3]);
        uint256 claimed = SaleMath.tokensForBase(a[0], price) * a[4] / 1000;
        return SaleMath.baseForTokensUp(claimed, price);
    }

    function _proRataRest(uint256[] calldata a) private pure returns (uint256) {
        return ProRataMath.rest(a[0], a[1], a[2]);
    }

    /// @dev No contract needs it: what the screens show as progress, in basis points.
    function _progress(uint256[] calldata a) private pure returns (uint256) {
        return a[1] == 0 ? 0 : Math.mulDiv(a[0], 10_000, a[1]);
    }
}
